import { expect, test } from 'vitest';
import { blocksOf, packagesOf } from './blocks.ts';

const manual = `# Manual

## Install

\`\`\`sh
apt-get install -y git npm
npm ci
\`\`\`

\`\`\`ini
[Unit]
\`\`\`

\`\`\`sh
apt-get install -y curl
\`\`\`

## Restore

\`\`\`sh
lumbung pulihkan
\`\`\`
`;

test('the shell blocks of a manual are found in their order, each under its heading', () => {
  expect(blocksOf(manual)).toEqual([
    { name: 'Install 1', line: 5, script: 'apt-get install -y git npm\nnpm ci' },
    { name: 'Install 2', line: 14, script: 'apt-get install -y curl' },
    { name: 'Restore 1', line: 20, script: 'lumbung pulihkan' },
  ]);
});

test('what they install is known beforehand', () => {
  expect(packagesOf(blocksOf(manual))).toEqual([['git', 'npm'], ['curl']]);
});
