export { nameMatcher } from '#contract/formulas/nama/match-name.ts';
<<<<<<< HEAD
export { bigChanges, lowPrice } from './big-changes';
=======
export { bigChanges } from './big-changes';
export { type FieldReading, readField, shownText } from './field-text';
>>>>>>> 8391ee7e (Read a figure's text as a whole when its field is left)
export { type PlacedBlock, placeBlock } from './place-block';
export { readBlock } from './read-block';
export { numberIn, readFigure, readFigureOf } from './read-figure';
export type { FigureKind, Reading } from './reading';
export { useFigureInput } from './use-figure-input';
export { writeBlock } from './write-block';
export { figureText, spoken } from './write-figure';
