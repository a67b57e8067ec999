/** A search on a map service, which opens the phone's own map app where there is one. */
export const mapsLink = ({ lat, lang }: { lat: number; lang: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lang}`;
