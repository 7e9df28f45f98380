const files = import.meta.glob<string>("../../../../src/sixgun/locale/es/rules-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export default files;
