import { alamatGambar, type Situs, versiGambar } from '#contract/formulas/situs/situs.ts';
import { gayaWarna } from '#contract/formulas/situs/warna.ts';

/** Begins the style block that the server writes for an office's colour. */
const OWN_COLOURS = ':root:root';

let colours: CSSStyleSheet | undefined;

/** Gives the open page another colour and other icons. The page's policy allows style sheets that scripts build. */
export function showSitus(situs: Situs | undefined): void {
  for (const block of document.querySelectorAll('style')) {
    if (block.textContent.startsWith(OWN_COLOURS)) block.remove();
  }
  showColours(situs?.warna ? gayaWarna(situs.warna) : '');
  const versi = versiGambar(situs);
  const tab = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const touch = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]');
  if (tab) {
    tab.type = versi ? 'image/png' : 'image/svg+xml';
    tab.href = versi ? alamatGambar(versi, 'tab') : '/ikon.svg';
  }
  if (touch) touch.href = versi ? alamatGambar(versi, 'sentuh') : '/ikon-180.png';
}

function showColours(css: string): void {
  // An older browser has the colour with its next start.
  if (!('adoptedStyleSheets' in document)) return;
  if (!colours) {
    colours = new CSSStyleSheet();
    document.adoptedStyleSheets.push(colours);
  }
  colours.replaceSync(css);
}
