/** Formats a stored mobile: 0491 570 156. Other numbers are unchanged. */
export const spokenPhone = (phone: string): string => phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
