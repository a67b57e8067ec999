import { chromium } from '@playwright/test';
const base = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const api = async (path, body, token) => (await (await fetch(base + '/api' + path, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) })).json());
const su = (await api('/login', { username: 'superadmin', password: 'lumbung-demo' })).data.access_token;
const per = (await api('/periode-harga-pangan', { nama_periode: 'Minggu Uji ' + Date.now() % 10000, tanggal_mulai: '2026-11-30' }, su));
const pid = per.data.periode_harga_pangan.id; console.log('periode', pid);
const log = (p) => p.on('dialog', (d) => d.accept()) && p.on('pageerror', (e) => console.log('ERR', e.message));
for (const [name, size] of [['hp', { width: 360, height: 740 }], ['meja', { width: 1280, height: 800 }]]) {
  const c = await b.newContext({ viewport: size, hasTouch: name === 'hp', isMobile: name === 'hp', permissions: ['clipboard-read', 'clipboard-write'] });
  const p = await c.newPage(); log(p);
  const { data } = await api('/login', { username: 'petugas', password: 'lumbung-demo' });
  await p.addInitScript(([t, u]) => { localStorage.setItem('accessToken', JSON.stringify(t)); localStorage.setItem('profil', JSON.stringify({ user: u, sejak: Date.now() })); }, [data.access_token, data.user]);
  await p.goto(`${base}/dashboard/harga-pangan/edit?periode=${pid}&kecamatan=3`);
  await p.waitForTimeout(2000);
  await p.waitForTimeout(1500);
  await p.getByRole('button', { name: 'Tambah', exact: true }).first().click();
  await p.waitForTimeout(1500);
  const e = p.getByRole('textbox', { name: 'Harga Eceran' });
  await e.click(); await e.pressSequentially('14rb'); await p.keyboard.press('Tab'); await p.waitForTimeout(300);
  await p.keyboard.type('0,5'); await p.keyboard.press('Shift+Tab'); await p.waitForTimeout(400);
  await p.screenshot({ path: `/tmp/s-${name}-form.png` });
  await p.getByRole('button', { name: '14.000' }).click(); 
  await p.getByRole('textbox', { name: 'Harga Grosir' }).fill('15000');
  await p.getByRole('textbox', { name: 'Harga Grosir' }).press('Enter'); await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/s-${name}-ragu.png` });
  await p.getByRole('button', { name: 'Perbaiki' }).click(); await p.getByRole('button', { name: /^Tutup/ }).first().click(); await p.waitForTimeout(600); await p.getByRole('button', { name: /Tinggalkan|Keluar|Ya/ }).first().click({ timeout: 2000 }).catch(() => {}); await p.waitForTimeout(800);
  await p.screenshot({ path: `/tmp/s-${name}-x.png` });
  await p.getByRole('button', { name: 'Isi sekaligus' }).click({timeout:5000}).catch((e)=>console.log(e.message.slice(0,300)));
  await p.waitForTimeout(3000);
  await p.screenshot({ path: `/tmp/s-${name}-isi.png` });
  if (name === 'meja') {
    await p.keyboard.type('100\t90000\t'); await p.waitForTimeout(900);
    await p.screenshot({ path: `/tmp/s-${name}-dijawab.png` });
    await p.evaluate(() => navigator.clipboard.writeText('No\tKomoditi\tKemarin\tHari Ini\n1\tBeras Premium\t16.000\t16.500\n2\tBeras Medium\t14.000\t14.500\n3\tEntah Apa\t1\t2'));
    await p.keyboard.press('Control+V'); await p.waitForTimeout(1200);
    await p.screenshot({ path: `/tmp/s-${name}-tempel.png` });
    await p.keyboard.press('Escape'); await p.waitForTimeout(500);
    await api('/logout', {}, data.access_token); 
    await p.keyboard.type('41000\t38'); await p.waitForTimeout(3000);
    await p.screenshot({ path: `/tmp/s-${name}-masuk.png` });
  } else {
    for (const k of ['4', '1', '000']) await p.getByRole('button', { name: k, exact: true }).tap();
    await p.getByRole('button', { name: 'Lanjut' }).tap();
    for (const k of ['9', '9', '000']) await p.getByRole('button', { name: k, exact: true }).tap();
    await p.getByRole('button', { name: 'Lanjut' }).tap(); await p.waitForTimeout(800);
    await p.screenshot({ path: `/tmp/s-${name}-kartu.png` });
    await api('/logout', {}, data.access_token);
    for (const k of ['4', '1', '000']) await p.getByRole('button', { name: k, exact: true }).tap();
    await p.getByRole('button', { name: 'Lanjut' }).tap();
    for (const k of ['4', '0', '000']) await p.getByRole('button', { name: k, exact: true }).tap();
    await p.getByRole('button', { name: 'Lanjut' }).tap(); await p.waitForTimeout(3000);
    await p.screenshot({ path: `/tmp/s-${name}-masuk.png` });
  }
  await c.close();
}
await b.close();
