export type { FileColumn, FileSpec } from './column';
export { textOf } from './head';
export { type NameOptions, type Names, namesOf } from './names';
export { textAgreement } from './period-of';
export { type Answers, lines as lineCount, listText, type Question, SKIP, shortText } from './question';
export { type RawRow, type Repairs, repairAt, withRepair } from './raw-row';
export { type OfficeTable, openQuestions, readOffice } from './read-office';
export { spelling } from './spelling';
export { nextTask, nextTurn } from './turn';
