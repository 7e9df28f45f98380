// A code is taken as people write it.
import { expect, test } from "vitest";
import { codeIn } from "../src/lib/code";

test.each([
  "GCHATC",
  "gchatc",
  " GCH-ATC ",
  "g c h a t c",
  "GCH–ATC",
  "https://house.example/t/gchatc",
  "http://127.0.0.1:8000/t/GCHATC/board",
  "house.example/t/GCHATC?x=1",
])("%s is the code", (typed) => expect(codeIn(typed)).toBe("GCHATC"));

test.each(["", "ABC", "ABCDEFG", "GCH4TC", "https://house.example/about", "https://house.example/t/ABC", "/t/GCHATCX"])(
  "%s is none",
  (typed) => expect(codeIn(typed)).toBeNull(),
);
