const files = import.meta.glob<string>("../../../../src/sixgun/locale/de/rules-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export default files;
