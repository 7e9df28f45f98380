import type { Vocabulary } from "./views.gen";

declare const data: Vocabulary;
export default data;
