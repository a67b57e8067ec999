export { type Figure, figuresOf, typedFigures, typedOf } from './model/figures';
export type { Isian, IsianRow, KeadaanIsian, Ketikan } from './model/isian';
export type {
  EditFieldsProps,
  FieldsProps,
  Laporan,
  LaporanInput,
  LaporanShape,
  Tempat,
} from './model/laporan';
export type { AlsoSaid, Side, TwoVersions } from './model/versions';
export { namesOf, pendingRows } from './model/waiting';
export { ConflictChoice } from './ui/ConflictChoice';
export { FigureFields, withTaken } from './ui/FigureFields';
