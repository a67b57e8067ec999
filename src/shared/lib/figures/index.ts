export { nameMatcher } from '#contract/formulas/nama/match-name.ts';
export { bigChanges, lowPrice } from './big-changes';
export { type PlacedBlock, placeBlock } from './place-block';
export { readBlock } from './read-block';
export { readFigure } from './read-figure';
export type { Reading } from './reading';
export { decimalOf, readDecimal, readWhole, showWhole, typedDecimal, wholeOf } from './typed-numbers';
export { writeBlock } from './write-block';
export { figureText } from './write-figure';
