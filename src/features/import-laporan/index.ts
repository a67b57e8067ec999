export { ImportLaporan } from './ui/ImportLaporan';
export { ImportList } from './ui/ImportList';
export { QuestionStep } from './ui/QuestionStep';
export { RepairCell } from './ui/RepairCell';
