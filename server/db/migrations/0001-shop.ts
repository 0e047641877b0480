import { sql, type Kysely } from 'kysely'

/** The first schema. Plain SQL of SQLite and PostgreSQL alike: text, integer (64 bit as bigint) and checks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What is sold. Words by language are JSON: language → text. */
const CATALOGUE = [
  `create table category (id integer primary key, parent_id integer, level integer not null,
    position integer not null, slug text not null, color text not null, names text not null,
    banner_icon text not null, descriptions text)`,
  `create table collection (key text primary key, position integer not null, names text not null,
    descriptions text not null, banner text not null)`,
  `create table product (id text primary key, spu text not null unique, slug text not null,
    product_type text not null, rank integer not null, sold integer not null, created_at bigint not null,
    changed_at bigint not null, listed integer not null, on_sale integer not null, names text not null,
    material text not null, fit_type text not null, elastic text not null, is_new_size integer not null,
    is_virtual integer not null, is_group_virtual integer not null, is_gift_card integer not null,
    tags text not null, act_tags text not null, marketing text, pre_sale_days integer not null,
    multi_item integer not null, part_point integer not null, part_price integer not null,
    all_point integer not null, pickup integer not null,
    review_info text not null)`,
  `create index product_changed on product (changed_at)`,
  `create table product_text (product_id text not null, lang text not null, description text not null,
    care text not null, primary key (product_id, lang))`,
  `create table product_category (product_id text not null, category_id integer not null,
    primary key (product_id, category_id))`,
  `create table product_collection (product_id text not null, collection_key text not null,
    primary key (product_id, collection_key))`,
  `create table product_relation (product_id text not null, kind text not null, other_id text not null,
    position integer not null, primary key (product_id, kind, other_id))`,
  `create table bought_together (product_id text not null, other_id text not null, score integer not null,
    computed_at bigint not null, primary key (product_id, other_id))`,
  `create table colour (pid text primary key, product_id text not null, position integer not null,
    family text not null, hex text not null, names text not null, picture_key text not null)`,
  `create index colour_product on colour (product_id)`,
  `create table asset (hash text primary key, kind text not null check (kind in ('image', 'video')),
    width integer not null, height integer not null, format text not null, focal_x integer not null,
    focal_y integer not null, color text not null, alts text not null, name text not null,
    added_at bigint not null)`,
  `create table product_media (pid text not null, role text not null, position integer not null,
    asset text not null, mm integer, primary key (pid, role, position))`,
  `create index product_media_asset on product_media (asset)`,
  `create table sku (sku text primary key, product_id text not null, pid text not null, position integer not null,
    size text not null, price bigint not null check (price >= 0),
    list_price bigint not null check (list_price >= 0), stock integer not null check (stock >= 0),
    hidden integer not null)`,
  `create index sku_product on sku (product_id)`,
  `create table stock_move (id text primary key, sku text not null, qty integer not null, reason text not null,
    ref text not null, at bigint not null, unique (reason, ref, sku))`,
  `create index stock_move_at on stock_move (at)`,
]

/** Imports of the owner's files: each is a job that can be taken back. */
const IMPORTS = [
  `create table import_job (id text primary key, file text not null, at bigint not null, undone_at bigint)`,
  `create table import_change (job text not null, product_id text not null, before text,
    primary key (job, product_id))`,
  `create index import_change_product on import_change (product_id)`,
  `create table import_stock (sku text primary key, counted integer not null)`,
  `create table import_photo (pid text not null, position integer not null, address text not null,
    state text not null check (state in ('open', 'failed', 'fetched', 'placed')), asset text, reason text,
    primary key (pid, position))`,
  `create index import_photo_address on import_photo (address)`,
  `create index import_photo_state on import_photo (state, pid)`,
  `create table old_address (path text primary key, product_id text not null, job text not null)`,
  `create index old_address_job on old_address (job)`,
]

/** A store without latitude and longitude (degrees) is listed without a distance. */
const STORES = [
  `create table store (id text primary key, names text not null, address text not null, hours text not null, position integer not null,
    latitude double precision, longitude double precision, picture text)`,
  `create table store_stock (store_id text not null, sku text not null, stock integer not null check (stock >= 0),
    primary key (sku, store_id))`,
  `create index store_stock_store on store_stock (store_id, sku)`,
]

/**
 * The owner's messages, articles (a row for each language), campaign pages and synonyms. Failed searches are words
 * and days, no person.
 */
const CONTENT = [
  `create table top_message (id text primary key, position integer not null, msgs text not null, url text not null,
    pop_info text not null, countdown text)`,
  `create table article (id integer not null, lang text not null, title text not null, summary text not null,
    body text not null, picture text, changed_at bigint not null, primary key (id, lang))`,
  `create table campaign (key text primary key, position integer not null, starts_at bigint not null,
    ends_at bigint, plan text not null, changed_at bigint not null)`,
  `create table search_synonym (lang text not null, entry text not null, added_at bigint not null,
    primary key (lang, entry))`,
  `create table empty_search (day text not null, words text not null, times integer not null,
    primary key (day, words))`,
]

/**
 * Reviews and their media, named by the hash of their bytes. The shopper of a review is null for the initial ones.
 * SQLite takes any type name, `bytea` too, and keeps bytes as they are.
 */
const REVIEWS = [
  `create table review (id text primary key, product_id text not null, rating integer not null, fit text not null,
    size text not null, lang text not null, title text not null, text text not null, author text not null,
    helpful integer not null, created_at bigint not null, shopper text, anonymous integer not null default 0,
    photo_count integer not null default 0, video_hash text, video_cover text, body_height integer,
    body_bust integer, body_waist integer, body_hip integer, body_size text)`,
  `create index review_product on review (product_id, created_at)`,
  `create unique index review_once on review (shopper, product_id)`,
  `create index review_video on review (video_hash)`,
  `create index review_video_cover on review (video_cover)`,
  `create table review_voter (shopper text primary key, version integer not null)`,
  `create table review_vote (shopper text not null, review_id text not null, at bigint not null,
    primary key (shopper, review_id))`,
  `create table photo (hash text primary key, width integer not null, height integer not null, small bytea not null,
    large bytea not null, shopper text, kept_at bigint not null)`,
  `create index photo_kept on photo (kept_at)`,
  `create index photo_shopper on photo (shopper)`,
  `create table review_photo (review_id text not null, position integer not null, hash text not null,
    primary key (review_id, position))`,
  `create index review_photo_hash on review_photo (hash)`,
  `create table video (hash text primary key, kind text not null, size integer not null,
    milliseconds integer not null, shopper text, kept_at bigint not null)`,
  `create index video_kept on video (kept_at)`,
  `create index video_shopper on video (shopper)`,
  `create table video_part (hash text not null, position integer not null, bytes bytea not null,
    primary key (hash, position))`,
  `create table upload_part (shopper text not null, upload text not null, position integer not null,
    bytes bytea not null, kept_at bigint not null, primary key (shopper, upload, position))`,
  `create index upload_part_kept on upload_part (kept_at)`,
]

/** Settings, limits, leases, and what is to be sent. */
const OPERATION = [
  `create table setting (key text primary key, value text not null)`,
  `create table rate_limit (key text primary key, hits integer not null, window_ends bigint not null)`,
  `create table job_lease (name text primary key, owner text not null, until bigint not null)`,
  `create table outbox (id text primary key, kind text not null, ref text not null, payload text not null,
    state text not null, attempts integer not null, next_at bigint not null, lease_owner text,
    lease_until bigint not null, unique (kind, ref))`,
  `create index outbox_due on outbox (state, next_at)`,
  `create table idempotency (scope text not null, key text not null, fingerprint text not null,
    answer text not null, created_at bigint not null, primary key (scope, key))`,
  `create index idempotency_created on idempotency (created_at)`,
]

/** Sessions, device sequences, and which guests have become members. */
const SESSIONS = [
  `create table session (id_hash text primary key, shopper text not null, created_at bigint not null,
    seen_at bigint not null, kiosk_turn text, signed_in_at bigint, browser text not null default '',
    till_key integer not null default 0)`,
  `create index session_seen on session (seen_at)`,
  `create index session_created on session (created_at)`,
  `create index session_shopper on session (shopper)`,
  `create table device (id text primary key, shopper text not null, last_seq integer not null check (last_seq >= 0),
    seen_at bigint not null)`,
  `create table device_answer (device_id text not null, seq integer not null, answer text not null,
    at bigint not null, operation text, primary key (device_id, seq))`,
  `create index device_answer_at on device_answer (at)`,
  `create table guest_merge (guest text primary key, member text not null, at bigint not null)`,
]

/**
 * What a guest or member keeps; a version counts the changes of each list. Measurements are whole millimetres and
 * grams.
 */
const SHOPPERS = [
  `create table cart (shopper text primary key, version integer not null, updated_at bigint not null)`,
  `create table cart_offer (shopper text not null, rule_id text not null, kind text not null, sku text not null,
    product_id text not null, added_at bigint not null, primary key (shopper, rule_id))`,
  `create table cart_line (shopper text not null, sku text not null, product_id text not null,
    qty integer not null check (qty between 1 and 100), selected integer not null, added_at bigint not null,
    primary key (shopper, sku))`,
  `create table wishlist (shopper text primary key, version integer not null)`,
  `create table wishlist_item (shopper text not null, spu text not null, added_at bigint not null,
    primary key (shopper, spu))`,
  `create table size_info (shopper text primary key, version integer not null, height integer, bust integer,
    waist integer, hip integer, weight integer, country text, saved_at bigint not null, bra text)`,
  `create table look_book (shopper text primary key, version integer not null)`,
  `create table saved_look (shopper text not null, id text not null, spu text not null, pid text not null,
    other_spu text not null, other_pid text not null, place integer not null, primary key (shopper, id))`,
  `create table search_book (shopper text primary key, version integer not null)`,
  `create table saved_search (shopper text not null, id text not null, name text not null, page text not null,
    site text not null, lang text not null, currency text not null, place integer not null,
    seen_until bigint not null, next_at bigint not null, primary key (shopper, id))`,
  `create index saved_search_next on saved_search (next_at)`,
  `create table address_book (shopper text primary key, version integer not null)`,
  `create table saved_address (shopper text not null, id text not null, place integer not null,
    type text not null check (type in ('shipping', 'billing')), is_default integer not null, country text not null,
    first_name text not null, last_name text not null, line1 text not null, line2 text not null, city text not null,
    state text not null, postal_code text not null, phone text not null, primary key (shopper, id))`,
  `create table member_preference (shopper text primary key, version integer not null,
    style text check (style in ('basics', 'workwear')), stock_mail_off_at bigint)`,
  `create table stock_notice (sku text not null, email text not null, shopper text not null, site text not null,
    lang text not null, requested_at bigint not null, confirmed_at bigint, token_hash text, sent_at bigint,
    primary key (sku, email))`,
  `create index stock_notice_waiting on stock_notice (sent_at, sku)`,
  `create index stock_notice_email on stock_notice (email)`,
  `create index stock_notice_token on stock_notice (token_hash)`,
  `create table newsletter (email text primary key, shopper text not null, site text not null, lang text not null,
    joined_at bigint not null)`,
]

/**
 * Orders, the adjustments of their sums (decision 0059), payments, and erased members whose orders still have their
 * names.
 */
const ORDERS = [
  `create table shop_order (id text primary key, number text not null unique, secret_hash text not null,
    shopper text not null, site text not null, lang text not null, currency text not null, email text not null,
    status text not null, address text, billing text, note text not null, shipping_method text not null,
    store_id text, guide_code text, merchandise bigint not null check (merchandise >= 0), total bigint not null check (total >= 0),
    due bigint not null check (due >= 0 and due <= total),
    created_at bigint not null, pay_by bigint not null, paid_at bigint, cancelled_at bigint,
    changed_at bigint not null)`,
  `create index shop_order_waiting on shop_order (status, pay_by)`,
  `create index shop_order_paid on shop_order (paid_at)`,
  `create index shop_order_shopper on shop_order (shopper)`,
  `create table order_line (order_id text not null, position integer not null, sku text not null,
    product_id text not null, spu text not null, name text not null, color text not null, size text not null,
    image text not null, url text not null, qty integer not null check (qty between 1 and 100),
    unit bigint not null, amount bigint not null, discount bigint not null, final_sale integer not null,
    extra_points integer not null, offer_rule text,
    primary key (order_id, position))`,
  `create table order_adjustment (order_id text not null, position integer not null, rule text not null,
    amount bigint not null, reason text not null, ledger_ref text, undone_at bigint,
    primary key (order_id, position))`,
  `create table order_tender (order_id text not null, position integer not null, kind text not null,
    amount bigint not null check (amount > 0), reason text not null, ledger_ref text, undone_at bigint,
    primary key (order_id, position))`,
  `create table order_event (id text primary key, order_id text not null, kind text not null, ref text not null,
    at bigint not null, data text not null, unique (order_id, kind, ref))`,
  `create table payment_attempt (id text primary key, order_id text not null, provider text not null,
    provider_ref text, method text not null, amount bigint not null check (amount >= 0), currency text not null,
    state text not null, redirect_url text, created_at bigint not null, changed_at bigint not null, unique (provider, provider_ref))`,
  `create index payment_attempt_order on payment_attempt (order_id)`,
  `create index payment_attempt_state on payment_attempt (state, changed_at)`,
  `create table payment_notice (event_id text primary key, provider text not null, kind text not null,
    provider_ref text not null, at bigint not null)`,
  `create table express_checkout (id text primary key, shopper text not null, site text not null,
    lang text not null, currency text not null, product_id text, sku text, qty integer not null,
    cancel_url text not null, provider text not null, provider_ref text, redirect_url text, amount integer not null,
    state text not null, email text not null, address text, order_id text, created_at bigint not null,
    expires_at bigint not null)`,
  `create index express_checkout_expires on express_checkout (state, expires_at)`,
  `create unique index express_checkout_order on express_checkout (order_id)`,
  `create index express_checkout_shopper on express_checkout (shopper)`,
  `create table order_erasure (shopper text primary key, since bigint not null)`,
]

/** Members, their ways to sign in, discounts and points. */
const MEMBERS = [
  `create table member (id text primary key, email text not null unique, email_confirmed_at bigint, password text,
    first_name text not null, last_name text not null, nickname text not null, country text not null,
    phone text not null, birthday text not null, role text not null check (role in ('customer', 'guide', 'staff')),
    guide_code text, site text not null, lang text not null, created_at bigint not null, leaves_at bigint,
    member_code text not null default '', new_email text, profile_version integer not null default 1, store text,
    served_by text)`,
  `create index member_leaves on member (leaves_at)`,
  `create unique index member_code on member (member_code)`,
  `create unique index member_guide_code on member (guide_code)`,
  `create table member_link (token_hash text primary key, member_id text not null,
    kind text not null check (kind in ('reset', 'confirm')), email text not null, created_at bigint not null,
    until bigint not null)`,
  `create index member_link_member on member_link (member_id, kind)`,
  `create table member_browser (member_id text not null, browser text not null, first_at bigint not null,
    primary key (member_id, browser))`,
  `create table social_link (issuer text not null, subject text not null, member_id text not null,
    email text not null, linked_at bigint not null, primary key (issuer, subject), unique (member_id, issuer))`,
  `create table social_journey (state_hash text primary key, browser_hash text not null, provider text not null,
    nonce text not null, verifier text not null, redirect_uri text not null, back text not null, lang text not null,
    until bigint not null, session_hash text)`,
  `create index social_journey_until on social_journey (until)`,
  `create table passkey (id text primary key, member_id text not null, name text not null, public_key text not null,
    counter bigint not null, transports text not null, backup_eligible integer not null, backed_up integer not null,
    created_at bigint not null, last_used_at bigint)`,
  `create index passkey_member on passkey (member_id, created_at)`,
  `create table passkey_challenge (challenge_hash text primary key, session_hash text not null,
    ceremony text not null check (ceremony in ('add', 'sign-in')), until bigint not null)`,
  `create table passkey_offer (member_id text primary key, order_number text)`,
  `create table login_discount (member_id text primary key, id text not null unique, site text not null,
    given_at bigint not null, order_id text unique)`,
  `create table point_entry (member_id text not null, ref text not null, about text not null,
    delta integer not null, reason text not null, available_at bigint not null, at bigint not null,
    primary key (member_id, ref))`,
]

/** Notifications: subscriptions, the tags of cart reminders, and who waits for a sold-out piece. */
const PUSH = [
  `create table push_subscription (id text primary key, endpoint text not null unique, p256dh text not null,
    auth text not null, shopper text not null, site text not null, lang text not null, time_zone text not null,
    cart_reminder integer not null, back_in_stock integer not null, created_at bigint not null,
    changed_at bigint not null)`,
  `create index push_subscription_shopper on push_subscription (shopper)`,
  `create table push_tag (shopper text primary key, cart_update bigint, product_name text, product_image text,
    reminded_at bigint)`,
  `create index push_tag_update on push_tag (cart_update)`,
  `create table stock_watch (subscription_id text not null, sku text not null, created_at bigint not null,
    primary key (sku, subscription_id))`,
  `create index stock_watch_subscription on stock_watch (subscription_id)`,
]

/** Promotions, discount codes and gift cards. */
const PROMOTIONS = [
  `create table promotion (id text primary key, kind text not null, terms text not null, sites text,
    starts_at bigint not null, ends_at bigint, created_at bigint not null)`,
  // A new shop has the multi-item offer of spec 9.6; the owner may end it.
  `insert into promotion values ('buy-more', 'multi-item',
    '{"tiers":[{"qty":3,"percent":28},{"qty":2,"percent":20}],"leastPrice":0}', null, 0, null, 0)`,
  `create index promotion_ends on promotion (ends_at)`,
  `create table flash_deal (promotion_id text primary key, state text not null, next_at bigint)`,
  `create index flash_deal_next on flash_deal (next_at)`,
  `create table flash_piece (promotion_id text not null, product_id text not null, marketing_before text,
    primary key (promotion_id, product_id))`,
  `create index flash_piece_product on flash_piece (product_id)`,
  `create table flash_price (promotion_id text not null, sku text not null, before bigint not null,
    deal bigint not null check (deal > 0 and deal < before), primary key (promotion_id, sku))`,
  `create table coupon (code text primary key, kind text not null, value bigint not null check (value > 0),
    least bigint not null check (least >= 0), in_store integer not null, starts_at bigint not null, ends_at bigint,
    uses bigint, per_person bigint, used bigint not null check (used >= 0), created_at bigint not null,
    check (uses is null or used <= uses))`,
  `create table coupon_use (order_id text primary key, code text not null, person text not null, at bigint not null)`,
  `create index coupon_use_person on coupon_use (code, person)`,
  `create table coupon_grant (code text not null, person text not null, given_at bigint not null,
    primary key (code, person))`,
  `create index coupon_grant_person on coupon_grant (person)`,
  `create table gift_card (id text primary key, code_hash text not null unique, last text not null,
    amount bigint not null, balance bigint not null check (balance >= 0 and balance <= amount), email text,
    issued_at bigint not null, expires_at bigint not null, blocked_at bigint)`,
  `create index gift_card_email on gift_card (email)`,
  `create table gift_card_move (id text primary key, card_id text not null, order_id text not null,
    delta bigint not null, step text not null, at bigint not null, unique (card_id, order_id, step))`,
]

/** Tablets in stores, carts handed over to a phone, staff who are signed in, and the cards they have scanned. */
const TABLETS = [
  `create table kiosk (id text primary key, store_id text not null, code_hash text not null,
    code_until bigint not null, created_at bigint not null, device_hash text unique, paired_at bigint,
    seen_at bigint)`,
  `create index kiosk_store on kiosk (store_id)`,
  `create table hand_over (secret_hash text primary key, kiosk_id text not null, lines text not null,
    created_at bigint not null, until bigint not null, taken_at bigint, taken_by text)`,
  `create index hand_over_until on hand_over (until)`,
  `create table staff_session (id_hash text primary key, member_id text not null, kiosk_id text not null,
    kiosk_turn text not null, created_at bigint not null)`,
  `create table member_lookup (id text primary key, staff_id text, store_id text not null, member_id text,
    at bigint not null, proof text not null default 'number')`,
  `create index member_lookup_member on member_lookup (member_id)`,
  `create index member_lookup_at on member_lookup (at)`,
  `create table till_confirmation (id_hash text primary key, code_hash text not null unique, member_id text,
    staff_id text, store_id text not null, kiosk_turn text not null, created_at bigint not null)`,
  `create index till_confirmation_member on till_confirmation (member_id)`,
]

const STATEMENTS = [
  ...CATALOGUE,
  ...IMPORTS,
  ...STORES,
  ...CONTENT,
  ...REVIEWS,
  ...OPERATION,
  ...SESSIONS,
  ...SHOPPERS,
  ...ORDERS,
  ...PROMOTIONS,
  ...MEMBERS,
  ...PUSH,
  ...TABLETS,
]
