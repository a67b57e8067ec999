/** Above every name list and every list of periods: those are asked for whole (rulings 20). */
export const WHOLE = 10_000;
