import type { FormerMigration } from '@quartermaster/database';

/**
 * The migrations from before areas had histories of their own, when all files were numbered together, and what became of each. A
 * database that they made goes on without them. This list is closed: what is new is a file of its area.
 */
export const formerMigrations: readonly FormerMigration[] = [
  former('0001-secrets.sql', '7c758de605824901b34003504493350a1bb19cb7690a8f925ea24d0ece255ffa', ['http', 1]),
  former('0002-buyers-and-sessions.sql', '9dc2dcd76d3d7ccd0fdf530cbfc27c81cf6bcb1384ca69bec894d213c4f2c27d', ['login', 1]),
  former('0100-catalog.sql', '3ca5e8ac0008a3524522e5b11be04b00362643b8244caa8274bbbebca75a42a9', ['catalog', 1]),
  former('0101-search.sql', 'd36d61b2f75c8285c998e5166af506473d21c4039bd902e7829504fae783328e', ['search', 1]),
  former('0200-cart.sql', '7ecfa810c6c771a7b0475ea7a5655be1df6838c23bf8c9575d8e039304c50dae', ['cart', 1]),
  former('0301-checkout.sql', '47098917821e1d61062303e81d3652cba9291ac4d9789f28a67e7eea679a5a3b', ['checkout', 1]),
  former('0302-orders.sql', '8d746a1e88cad99d36ec477348eb1a8a5266083a1bdda697f1672ae89abdea2f', ['orderhistory', 1]),
  former('0401-session-life.sql', '91e41c4b96c57e9142181ec3b356a5c49e6ffb2accd97cda47fa3c8cb159e678', ['login', 2]),
  former('0403-registration-and-mail.sql', 'c89ccf8eab3fedbaa9b2b0be0eb9de9fe44b47839a10e3fc811e29feee4d9860', ['login', 3], ['profile', 1], ['mail', 1]),
  former('0404-used-proofs.sql', '0f8a1e0384aab8438791fa604c740a1a75dc89ec00449b9d38fe76249845e20b', ['login', 4]),
  former('0405-smart-cards.sql', '66dfd121b80c08ee8e24c8a6e55c96330dd25509f02a20ab981ed63b9e6b298d', ['smart-card', 1]),
  former('0406-lists-and-information.sql', 'bf6275683e0b0d84d98efb4e59b8e2de7a87c6a925b5217482f04eb1f0ad6f23', ['categories', 1], ['profile', 2], ['information', 1]),
  former('0500-stores.sql', '6b49e7ccfa995de3e01d60cf90204ea2433edbab95b0ac7d2f2ce0d8305fedfc', ['stores', 1]),
  former('0510-store-packages.sql', 'fa65d82880a8a375b5139daece764441a37a38377274735345293fa35d87bb1a', ['store-packages', 1]),
  former('0520-profile-email.sql', '8fc6976bd24c06c5ab2f528553214124dd00bde69d020e00c46d8196cfc97ab3', ['login', 5], ['virtual-store', 1]),
  former('0530-store-upstreams.sql', '52cedcbe4d961c917ff4511c7cefc01a02538e07d908c25e9cd3a1f70d0faff3', ['store-services', 1]),
  former('0540-assortment.sql', '9559e24e58576d78940e39a8fc0f11a379c240db5e1ef4856d8538547739f9a9', ['stores', 2]),
  former('0550-store-failures.sql', 'fc88fa534b0848e91c0cde174058f284e046e73426f3b6942f9518e6f8a042b2', ['store-failures', 1]),
];

function former(file: string, checksum: string, ...now: readonly (readonly [area: string, number: number])[]): FormerMigration {
  return { number: Number(file.slice(0, 4)), file, checksum, now: now.map(([area, number]) => ({ area, number })) };
}
