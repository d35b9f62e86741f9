type Named = { name: string; email: string; phone: string | null };

/** What a customer is called on screen; old orders may have no name. */
export const customerName = ({ name, email, phone }: Named) => name || phone || email;
