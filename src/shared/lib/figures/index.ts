export { nameMatcher } from './match-name';
export { numeralOf } from './numeral';
export { type PlacedBlock, placeBlock } from './place-block';
export { readBlock } from './read-block';
export { readFigure } from './read-figure';
export type { Reading } from './reading';
export { ourDigits } from './typed-text';
export { writeBlock } from './write-block';
export { figureText } from './write-figure';
