import { faces } from './faces.ts';
import { fishes } from './fish.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { grains } from './grains.ts';
import { leaves } from './leaves.ts';
import { produce } from './produce.ts';
import { roots } from './roots.ts';
import { seedlings } from './seedlings.ts';
import { village } from './village.ts';
import { wares } from './wares.ts';

/** Everything that can be put into a picture, by name. */
export const pieces = {
  ...produce,
  ...garden,
  ...fruit,
  ...roots,
  ...leaves,
  ...fishes,
  ...seedlings,
  ...village,
  ...faces,
  ...grains,
  ...wares,
};

export type PieceName = keyof typeof pieces;
