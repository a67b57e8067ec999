import { writeFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { imported, tableOf, type Report } from '../support/berkas/office.ts';

test('dump', async () => {
  let out = '';
  const into: Record<string, [Report, string]> = { '11': ['ketersediaan','Melak'], '14': ['ketersediaan','Melak'], '55': ['ketersediaan','Melak'], '41': ['timbang','Melak'], '43': ['timbang','Melak'], '47': ['timbang','Melak'], '50': ['luas','Barong Tongkok'] };
  for (const f of readdirSync(new URL('../support/data/berkas/', import.meta.url))) {
    if (!/xlsx|csv/.test(f)) continue;
    const [report, place] = into[f.slice(0, 2)] ?? ['harga', 'Melak'];
    let answers: Record<string,string> = {};
    for (let step = 0; step < 4; step += 1) {
      const o = await imported(await tableOf(f), report as Report, place, answers);
      out += `\n=== ${f} step ${step}\n` + JSON.stringify(o, null, 1) + '\n';
      if (o.asks.length === 0 || o.refused) break;
      const { questionsOf } = await import('../support/berkas/office.ts') as any;
      const qs = await questionsOf(await tableOf(f), report, place, answers);
      for (const q of qs) if (answers[q.id] === undefined) answers[q.id] = q.proposal ?? q.options.find((o: any) => o.value !== 'lewati')?.value ?? '';
      if (qs.some((q:any)=>q.group==='nama')) for (const q of qs) if (q.group==='nama') answers[q.id]=q.proposal ?? '';
    }
  }
  writeFileSync('/tmp/d/out.txt', out);
});
