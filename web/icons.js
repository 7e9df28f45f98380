// The icons of Game Icons that the page uses, picked out of the whole set when it is built: those of every page, and
// those that come later, with a table.
import { readFileSync } from "node:fs";

const LISTS = { "virtual:game-icons": "first", "virtual:later-icons": "later" };

export function gameIcons() {
  return {
    name: "game-icons",
    resolveId: (id) => (id in LISTS ? `\0${id}` : null),
    load(id) {
      const list = LISTS[id.slice(1)];
      if (!list) return null;
      const set = JSON.parse(
        readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
      );
      const names = JSON.parse(readFileSync(new URL("src/lib/icon-names.json", import.meta.url), "utf8"));
      const picked = Object.fromEntries(names[list].map((name) => [name, bodyOf(set, name)]));
      return `export default ${JSON.stringify(picked)}`;
    },
  };
}

function bodyOf(set, name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`Game Icons has no icon ${name}`);
  return icon.body;
}
