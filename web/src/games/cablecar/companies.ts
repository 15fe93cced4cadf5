/** Numbers of the Company expansion. */

/** No exchange once a company has as many points (CC-31). */
export const LIMIT = 25;
