export { useEntries, useOwnRows } from './model/use-entries';
export { usePlace } from './model/use-place';
export { AddForm } from './ui/AddForm';
export { CorrectForm } from './ui/CorrectForm';
export { EditForm } from './ui/EditForm';
export { EntryDesk } from './ui/EntryDesk';
export { figureColumns } from './ui/EntryTable';
export { OpenedPeriode } from './ui/OpenedPeriode';
export { PeriodeTable } from './ui/PeriodeTable';
