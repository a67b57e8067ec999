import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { securityPolicy } from './security-headers.ts';
import { openWeb } from './test-web.ts';

const directives = (policy = ''): Record<string, string> =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]));

test.each(['altcha', 'off'] as const)('with ROBOT_CHECK=%s nothing of another site is let in', async (jenis) => {
  await using web = await openWeb({ policy: securityPolicy(jenis) });
  const policy = (await web.ask('/')).headers['content-security-policy'];
  expect(policy).not.toContain('https:');
  expect(directives(policy)).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'" });
  expect(policy).not.toContain('frame-src');
});

test('with ROBOT_CHECK=recaptcha its script and frame are let in on pages, and nothing else of Google', async () => {
  await using web = await openWeb({ policy: securityPolicy('recaptcha') });
  for (const path of ['/', '/api/pangan']) {
    expect(directives((await web.ask(path)).headers['content-security-policy'])).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'frame-ancestors': "'none'",
    });
  }
});

test.each([
  ['subdomain', 'https://pangan.example.go.id', 'max-age=31536000; includeSubDomains'],
  ['situs', 'https://pangan.example.go.id', 'max-age=31536000'],
  ['off', 'https://pangan.example.go.id', undefined],
  ['subdomain', 'http://pangan.example.go.id', undefined],
] as const)('with HSTS=%s and BASE_URL=%s browsers are told %s', async (hsts, baseUrl, told) => {
  await using web = await openWeb({ hsts, baseUrl });
  expect((await web.ask('/')).headers['strict-transport-security']).toBe(told);
});

test('pages and answers cannot be taken into pages of other sites', async () => {
  await using web = await openWeb();
  for (const path of ['/', '/api/pangan', '/sw.js']) {
    expect((await web.ask(path)).headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('the style blocks of a page are let in by their content, others are not', () => {
  const policy = directives(securityPolicy()('<style>p{}</style><p style="color:red">'));
  expect(policy['style-src']?.match(/'sha256-[^']+'/g)).toHaveLength(3);
  expect(policy['style-src']).not.toContain('unsafe-inline');
});

test.each([
  ['off', "'self'"],
  ['recaptcha', "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/"],
] as const)(
  'with ROBOT_CHECK=%s the script of the built page is let in, and none that is drawn into it',
  (jenis, others) => {
    const template = '<head><script>a()</script><script type="module" src="/assets/a.js"></script></head>';
    const hash = createHash('sha256').update('a()').digest('base64');
    const drawn = `${template}<p>Padi<script>b()</script>`;
    expect(directives(securityPolicy(jenis, template)(drawn))['script-src']).toBe(`${others} 'sha256-${hash}'`);
  },
);

test('the rule that framer-motion writes into a page is let in as its code has it', async () => {
  const source = await readFile(
    new URL(
      'components/AnimateView/hooks/use-reset-view-transitions.mjs',
      import.meta.resolve('framer-motion/animate-view'),
    ),
    'utf8',
  );
  const [, css = ''] = /textContent = `([^`]*)`/.exec(source) ?? [];
  expect(directives(securityPolicy()())['style-src']).toContain(createHash('sha256').update(css).digest('base64'));
});
