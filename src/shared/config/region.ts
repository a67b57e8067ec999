/** The configured region's name, as sentences use it (rulings 18). The server writes it into every page. */
export const region = {
  get nama(): string {
    return named ?? 'Kutai Barat';
  },
};

let named: string | null =
  typeof document === 'undefined' ? null : (document.documentElement.getAttribute('data-wilayah') ?? null);

/** Called by the page renderer, which serves one region for its whole life. */
export const nameRegion = (nama: string): void => {
  named = nama;
};
