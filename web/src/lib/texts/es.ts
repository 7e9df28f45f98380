const files = import.meta.glob<string>(
  "../../../../src/sixgun/locale/es/{cards,classic,dice,duel,errors,house,tui,web}.ftl",
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
