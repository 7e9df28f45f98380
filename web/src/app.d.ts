/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The version of Sixgun that this page was built for. */
declare const VERSION: string;

declare module "virtual:game-icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:later-icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "*/own-icons.js" {
  export const OWN: Record<string, string>;
}
declare module "*/portraits.js" {
  export const CAST: Record<string, unknown>;
  export function portrait(name: string): string;
}
