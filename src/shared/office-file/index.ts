export type { FileColumn, FileSpec } from './column';
export { textOf } from './head';
export { type NameOptions, type Names, namesOf } from './names';
export { textAgreement } from './period-of';
export { type Answers, lines as lineCount, listed, type Question, quoted, SKIP } from './question';
export { type RawRow, type Repairs, repairAt, withRepair } from './raw-row';
export { type OfficeTable, openQuestions, readOffice } from './read-office';
export { spelled } from './spelled';
export { nextTask, nextTurn } from './turn';
