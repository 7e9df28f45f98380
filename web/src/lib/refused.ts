// Why the house said no.
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string> = {},
  ) {
    super(code);
  }
}
