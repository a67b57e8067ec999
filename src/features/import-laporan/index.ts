export { columnMemory, type KeptFile, keptFile, readRemembering } from './model/kept-file';
export { latestReading } from './model/latest-reading';
export { ImportLaporan } from './ui/ImportLaporan';
export { ImportList } from './ui/ImportList';
export { OfficeImport } from './ui/office/OfficeImport';
export { QuestionStep } from './ui/QuestionStep';
export { RepairCell } from './ui/RepairCell';
export { SkippedLines } from './ui/SkippedLines';
export { UnfinishedFile } from './ui/UnfinishedFile';
