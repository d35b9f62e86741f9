type Named = { name: string; email: string; phone: string | null };

/** Names a customer on screen; old orders may have no name. */
export const customerName = ({ name, email, phone }: Named) => name || phone || email;
