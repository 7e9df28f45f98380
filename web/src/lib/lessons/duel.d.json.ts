import type { LessonStep } from "../views.gen";

declare const data: LessonStep[];
export default data;
