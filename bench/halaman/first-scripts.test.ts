import { expect, test } from 'vitest';
import { firstScripts } from './first-scripts.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'home.ts': { file: 'assets/home.js', imports: ['_card.js', 'index.html'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'swiper.ts': { file: 'assets/swiper.js', imports: ['_react.js'] },
};

test('the first load is what the HTML names and what that imports, once each', () => {
  const html = `<script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" fetchpriority="low" href="/assets/home.js"><link rel="icon" href="/ikon.svg">`;
  expect([...firstScripts(html, manifest)].sort()).toEqual([
    'assets/card.js',
    'assets/home.js',
    'assets/index.js',
    'assets/react.js',
  ]);
});
