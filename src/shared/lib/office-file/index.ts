export type { FileColumn, FileSpec, HeadChoice } from './column';
export { textOf } from './head';
export { type FoundName, type NameOptions, type Names, namesOf } from './names';
export type { FigureQuestion } from './number-style';
export { type OpenPeriod, textAgreement } from './period-of';
export { type Answers, isOpen, lines as lineCount, listed, type Option, type Question, quoted, SKIP } from './question';
export { type RawRow, type Repairs, repairAt, withRepair } from './raw-row';
export { columnAnswer, type OfficeTable, openQuestions, readOffice } from './read-office';
export { spelled } from './spelled';
