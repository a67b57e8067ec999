import { expect, test } from 'vitest';
import { measureDrawing, tooDear } from './drawing.ts';

const page = { bytes: 100_000, compress: 2 };

test('what just holds is no breach, and each page that takes longer is one line', () => {
  expect(tooDear([{ ...page, route: '/', draw: 12 }])).toEqual([]);
  expect(tooDear([{ ...page, route: '/etalase', draw: 12.06 }])).toEqual(['/etalase: 12 ms to draw, not 12.1']);
});

test('a page that is not there is not measured', async () => {
  const easel = {
    renderer: { render: async () => ({ status: 404, html: '<p>Tidak ada' }) },
    policy: () => '',
    settled: async () => {},
  };
  await expect(measureDrawing(easel, 'http://localhost', '/tidak-ada', 2)).rejects.toThrow('/tidak-ada answers 404');
});
