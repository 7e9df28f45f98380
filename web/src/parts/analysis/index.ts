// The analysis of a finished game, loaded when somebody looks at one.
export { Lesson } from "../../lib/analysis.svelte";
export { Teacher } from "../../lib/teacher";
export { default as Accuracy } from "./Accuracy.svelte";
export { default as AtMoment } from "./AtMoment.svelte";
export { default as Curve } from "./Curve.svelte";
export { default as Ledger } from "./Ledger.svelte";
export { default as Main } from "./Main.svelte";
export { default as Readers } from "./Readers.svelte";
export { default as TryAgain } from "./TryAgain.svelte";
export { turnsOf } from "./turns";
export { nextMistake } from "../../lib/curve";
