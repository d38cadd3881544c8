// What is fastened to the cabin: mirror, visors, roof lamp, grab handles, belts, pedals, shelf.
// Where the buttons on the spokes lie, relative to the wheel's middle.
const float POD_Y = .112, POD_Z = STYLE_LOUNGE > 0 ? -.03 : -.005;
float rim(vec3 w) {
  float n = WHEEL_SQUARENESS;
  vec2 a = abs(w.yz);
  float r = pow(pow(a.x, n) + pow(a.y, n), 1. / n);
  float ring = r - WHEEL_RADIUS;
  if (WHEEL_FLAT > 0.) ring = smax(ring, -w.z - WHEEL_RADIUS * (1. - WHEEL_FLAT), .03);
  // Thicker where the thumbs rest.
  float grip = .0148 + .0030 * groove(atan(w.z, a.x) - .38, .20);
  return length(vec2(ring, w.x * .84)) - grip;
}
vec3 wheelLocal(vec3 p) {
  return lean(p - WHEEL_AT, WHEEL_LEAN);
}
void steeringWheel(vec3 p) {
  vec3 w = wheelLocal(p);
  if (disc(w - vec3(-.10, 0., 0.), WHEEL_RADIUS + .03, .18, 0.) < D) {
    add(rim(w), ID_RIM);
    vec3 a = vec3(w.x, abs(w.y), w.z);
    // The cushion of the airbag: domed, narrower below, with a fine gap to the spokes.
    vec3 c = w + vec3(.020, 0., .010);
    c.x += 1.1 * dot(c.yz, c.yz);
    float narrow = .066 + .14 * c.z;
    float hub = box(c, vec3(.026, narrow, .052), .022);
    float spoke = box(a - vec3(-.020, .112, POD_Z), vec3(.009, .068, .023 - .05 * (a.y - .112)), .008);
    vec2 leg = vec2(a.y - .026 - .16 * (-.065 - w.z), w.z + .118);
    float low = STYLE_LOUNGE > 0 ? 9. : box(vec3(w.x + .022, leg), vec3(.007, .011, .055), .006);
    add(smax(min(spoke, low), .0016 - hub, .002), ID_PLASTIC);
    add(hub, ID_HUB);
    vec3 pod = a - vec3(-.0085, POD_Y, POD_Z);
    add(box(pod, vec3(.0035, .0360, .0222), .003), ID_METAL);
    add(box(pod - vec3(.0022, 0., 0.), vec3(.0035, .0346, .0208), .003), ID_POD);
    if (STYLE_LOUNGE == 0) add(box(vec3(w.x + .0155, leg), vec3(.002, .0075, .046), .0018), ID_METAL);
    add(disc(w - vec3(.0065, 0., -.010), .019, .003, .002), ID_BADGE);
    add(capsule(w, vec3(-.04, 0., 0.), vec3(-.24, 0., 0.), .036), ID_PLASTIC);
    add(capsule(a, vec3(-.085, .03, .02), vec3(-.06, .150, .035), .0065), ID_PLASTIC);
  }
}
// The middle of the windscreen's upper edge.
const float SCREEN_TOP = SHELL_WINDSCREEN_BASE + tan(SHELL_WINDSCREEN_RAKE) * (SHELL_ROOF - .06 - .97);
vec3 mirrorLocal(vec3 p) {
  vec3 l = lean(p - vec3(SCREEN_TOP - .06, 0., SHELL_ROOF - .145), .10);
  l.x -= l.y * .27;
  return l;
}
void ceiling(vec3 p) {
  if (SHELL_ROOF - .20 - p.z < D) {
    float top = SHELL_ROOF - SHELL_ROOF_CURVE * pow(p.x - SHELL_ROOF_PEAK, 2.);
    float y = abs(p.y);
    add(box(mirrorLocal(p), vec3(.018, .118, .036), .016), ID_MIRROR);
    add(capsule(p, vec3(SCREEN_TOP - .075, 0., SHELL_ROOF - .13), vec3(SCREEN_TOP - .06, 0., SHELL_ROOF - .05), .011), ID_PLASTIC);
    vec3 v = lean(vec3(p.x - SCREEN_TOP - .115, y - SEAT_HIP.y, p.z - SHELL_ROOF + .062), .0);
    v.z += .16 * v.x;
    add(box(v, vec3(.075, .165, .011), .010), ID_VISOR);
    vec3 c = p - vec3(SCREEN_TOP + .13, 0., SHELL_ROOF - .036);
    add(smax(box(c, vec3(.085, .10, .022), .018), -box(c - vec3(.0, 0., -.03), vec3(.07, .085, .012), .01), .006), ID_VISOR);
    float lamp = box(vec3(c.x - .028, abs(c.y) - .045, c.z + .015), vec3(.022, .028, .006), .006);
    add(lamp, ID_LAMP);
    add(box(vec3(c.x + .042, abs(c.y) - .028, c.z + .015), vec3(.012, .020, .007), .005), ID_KEY);
    float wall = SHELL_HALF_WIDTH - SHELL_TUMBLEHOME * (SHELL_ROOF - .10 - SHELL_BELT) - .028;
    for (int i = 0; i < 2; i++) {
      vec3 g = vec3(p.x - (i == 0 ? 1.72 : 2.46), y - wall, p.z - SHELL_ROOF + .105);
      float bow = .020 * (1. - smoothstep(.06, .105, abs(g.x)));
      add(max(length(vec2(g.y + bow - .018, g.z + .4 * bow)) - .0095, abs(g.x) - .105), ID_VISOR);
    }
  }
}
void belts(vec3 p) {
  float y = abs(p.y);
  float wall = SHELL_HALF_WIDTH - SHELL_TUMBLEHOME * max(p.z - SHELL_BELT, 0.) - .022;
  vec3 q = vec3(p.x - GLASS_PILLAR - .10 * (p.z - SHELL_BELT), y - wall, p.z);
  if (max(abs(q.x) - .05, abs(q.y) - .05) < D) {
    add(box(q - vec3(0., 0., SHELL_BELT + .0), vec3(.023, .0025, .28), .002), ID_BELT);
    add(box(q - vec3(0., .002, SHELL_BELT + .275), vec3(.032, .014, .030), .012), ID_VISOR);
  }
}
void floorFittings(vec3 p) {
  if (p.z < .72 + D) {
    vec3 k = vec3(p.x - SEAT_HIP.x + .02, abs(p.y) - SEAT_HIP.y + .262, p.z - SEAT_HIP.z - .05);
    add(box(k, vec3(.014, .011, .055), .008), ID_PLASTIC);
    add(box(k - vec3(0., 0., .050), vec3(.009, .007, .010), .004), ID_BUCKLE);
    for (int i = 0; i < 3; i++) {
      if (i == 2 && GEAR_LEVER == 0) break;
      vec3 f = lean(p - vec3(.90, WHEEL_AT.y + (i == 0 ? .16 : (i == 1 ? .03 : -.10)), SHELL_FLOOR + .15), -.40);
      add(box(f, i == 0 ? vec3(.010, .026, .075) : vec3(.010, .045, .032), .008), ID_PEDAL);
      add(capsule(f, vec3(-.01, 0., .02), vec3(-.05, 0., .24), .009), ID_PLASTIC);
    }
    vec3 m = vec3(p.x, abs(p.y) - SEAT_HIP.y, p.z - SHELL_FLOOR - .008);
    add(box(m - vec3(1.08, 0., 0.), vec3(.28, .22, .010), .008), ID_MAT);
    add(box(m - vec3(2.12, 0., 0.), vec3(.20, .22, .010), .008), ID_MAT);
  }
}
// The load cover, from behind the bench to the tail.
void shelf(vec3 p) {
  if (2.6 - p.x < D) {
    float front = BENCH_HIP.x + (STYLE_TALL > 0 ? .27 : .36), half_ = .5 * (SHELL_REAR_WALL - front);
    vec3 q = p - vec3(front + half_, 0., STYLE_TALL > 0 ? .74 : .975);
    add(box(q, vec3(half_, SHELL_HALF_WIDTH - .03, .014), .010), ID_LOWER);
  }
}
