/**
 * The moment at which every run of the tests begins: a Friday noon at the office. The demo year of the tests ends here, and
 * the clocks of tests, servers and browsers start here, whatever the day of the machine.
 */
export const TODAY = new Date('2026-11-20T04:00:00Z');

/** A day by which every period that a test adds has begun. */
export const YEARS_LATER = new Date('2033-01-03T04:00:00Z');
