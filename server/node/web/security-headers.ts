import { hash } from 'node:crypto';
import type { RobotCheckSettings } from '../../ports.ts';
import type { Hsts } from '../settings/guard-settings.ts';

const own = {
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

/** Emotion creates an empty style element and fills it through the CSSOM (docs/decisions). */
const EMPTY_STYLE = hashOf('');

/** The rule with which framer-motion's AnimateView begins (its use-reset-view-transitions). */
const MOTION_STYLE = hashOf(`
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
        animation-timing-function: linear !important;
    }
    `);

/** Sources of reCAPTCHA's script, frame and reports; nothing else from these hosts. */
const GOOGLE = 'https://www.google.com/recaptcha/';
const GSTATIC = 'https://www.gstatic.com/recaptcha/';
const withGoogle = {
  ...own,
  'script-src': `'self' ${GOOGLE} ${GSTATIC}`,
  'frame-src': `${GOOGLE} https://recaptcha.google.com/recaptcha/`,
  'connect-src': `'self' ${GOOGLE}`,
};

/** The policy of a page; without HTML, that of other answers. */
export type SecurityPolicy = (html?: string) => string;

/**
 * What a page may load: its own origin, its inline style blocks, the robot check, and the scripts that the built page
 * came with; none of what is drawn into it later, which holds what people have typed.
 */
export function securityPolicy(robotCheck: RobotCheckSettings['jenis'] = 'off', template = ''): SecurityPolicy {
  const scripts = [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => ` ${hashOf(code)}`);
  const others = robotCheck === 'recaptcha' ? withGoogle : own;
  const fixed = { ...others, 'script-src': others['script-src'] + scripts.join('') };
  return (html = '') => {
    const blocks = html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis);
    const hashes = new Set([EMPTY_STYLE, MOTION_STYLE, ...[...blocks].map(([, css = '']) => hashOf(css))]);
    return Object.entries({ ...fixed, 'style-src': ["'self'", ...hashes].join(' ') })
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; ');
  };
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Headers of every answer; pages replace the policy by their own. */
export function securityHeaders({
  baseUrl,
  policy,
  hsts = 'subdomain',
}: {
  baseUrl: string | null;
  policy: SecurityPolicy;
  hsts?: Hsts;
}): [name: string, value: string][] {
  const fixed: [string, string][] = [
    ['Content-Security-Policy', policy()],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // CORS requests are not affected; pictures override it.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (!baseUrl?.startsWith('https:') || hsts === 'off') return fixed;
  const year = 'max-age=31536000';
  return [...fixed, ['Strict-Transport-Security', hsts === 'subdomain' ? `${year}; includeSubDomains` : year]];
}
