import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx'] },
  // Slice names are Indonesian; "kegiatan-dinas" is not an English plural.
  { rules: { 'fsd/inconsistent-naming': 'off' } },
  // Entities, features and widgets are the map of what the office talks about, of what people do and of what repeats,
  // even where one page uses it (docs/decisions/0003).
  {
    files: ['./src/entities/**', './src/features/**', './src/widgets/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
