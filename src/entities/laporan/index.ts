export { doubtsIn, mixedDoubts } from './model/doubts';
export { type Entries, useEntries, useSheetEntries } from './model/entries/use-entries';
export { type Figure, figuresOf, typedFigures, typedOf } from './model/figures';
export type { Facts } from './model/isian/facts';
export { grouped, isOf } from './model/isian/grouped';
export type { Isian, IsianRow, KeadaanIsian, Ketikan } from './model/isian/isian';
export { type Plan, planRow } from './model/isian/plan';
export { useIsian } from './model/isian/use-isian';
export { type KeptSheet, keptIn, useKept, useKeptSheets } from './model/isian/use-kept';
export type {
  EditFieldsProps,
  FieldsProps,
  Laporan,
  LaporanInput,
  LaporanShape,
  Tempat,
} from './model/laporan';
export { type AlsoSaid, compared, type Side, type TwoVersions } from './model/versions';
export { namesOf, pendingRows } from './model/waiting';
export { ChoiceField, preloadChoices } from './ui/ChoiceField';
export { ConflictChoice } from './ui/ConflictChoice';
export { FigureFields, withTaken } from './ui/FigureFields';
