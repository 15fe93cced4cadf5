/** Whether the final scores are being counted up somewhere on the page: until then the table keeps the result to itself. */
export const finale = $state({ counting: false });
