// The icons of Game Icons that the table uses, picked out of the whole set when the page is built.
import { readFileSync } from "node:fs";

const ID = "virtual:game-icons";

export function gameIcons() {
  return {
    name: "game-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const set = JSON.parse(
        readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
      );
      const names = JSON.parse(readFileSync(new URL("src/lib/icon-names.json", import.meta.url), "utf8"));
      const picked = Object.fromEntries(names.map((name) => [name, bodyOf(set, name)]));
      return `export default ${JSON.stringify(picked)}`;
    },
  };
}

function bodyOf(set, name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`Game Icons has no icon ${name}`);
  return icon.body;
}
