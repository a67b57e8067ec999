import { createHash } from 'node:crypto';

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** Emotion starts with an empty style element, which it then fills through the CSSOM (docs/decisions). */
const EMPTY_STYLE = hashOf('');

/** What a page may load: its own origin's, and the style blocks that were written into it. */
export function contentSecurityPolicy(html = ''): string {
  const blocks = html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis);
  const hashes = new Set([EMPTY_STYLE, ...[...blocks].map(([, css = '']) => hashOf(css))]);
  return Object.entries({ ...policy, 'style-src': ["'self'", ...hashes].join(' ') })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** Sent with every answer; pages put a policy of their own in the place of this one. */
export function securityHeaders(baseUrl: string | null): [name: string, value: string][] {
  const fixed: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy()],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  return baseUrl?.startsWith('https:') ? [...fixed, ['Strict-Transport-Security', 'max-age=31536000']] : fixed;
}
