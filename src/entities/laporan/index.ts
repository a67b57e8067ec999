export { type Figure, figuresOf, typedFigures, typedOf } from './model/figures';
export type {
  EditFieldsProps,
  FieldsProps,
  Laporan,
  LaporanInput,
  LaporanShape,
  Tempat,
} from './model/laporan';
export { namesOf, pendingRows } from './model/waiting';
export { FigureFields, withTaken } from './ui/FigureFields';
