export { useEntries, useOwnRows } from './model/use-entries';
export { usePlace } from './model/use-place';
export { AddForm } from './ui/AddForm';
export { CorrectForm } from './ui/CorrectForm';
export { EditForm } from './ui/EditForm';
export { EntryTable } from './ui/EntryTable';
export { figureColumns } from './ui/figure-columns';
