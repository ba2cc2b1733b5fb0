/** A stored mobile as people write it: 0491 570 156. Any other number stays as it is. */
export const spokenPhone = (phone: string): string => phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
