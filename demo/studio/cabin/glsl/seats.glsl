// Front seats and rear bench. Each leaves what a stitcher needs to know in SEW.
#define ID_SEAT 12
#define ID_BENCH 13
// `uv` is where the panels lie; `cloth` also runs on round the corners, so that no yarn stretches.
struct Sewing { int part; vec2 uv, cloth; float seam, seam2; bool inner; };
Sewing SEW;

// Carries a distance across the front on round the side.
float around(float across, float beyond) {
  return across + (across < 0. ? -1. : 1.) * max(beyond, 0.);
}
// A cushion's thickness over its half-width: soft crown, a crease at the seam, then the bolster.
float padding(float y, float panel, float edge, float height) {
  float t = clamp((y - panel) / (edge - panel), 0., 1.);
  float u = min(y / panel, 1.);
  return height * t * (2. - t) + .010 * (1. - u * u);
}
float frontSeat(vec3 p) {
  float y = abs(p.y);
  vec3 c = lean(p - vec3(-.225, 0., -.085), .11);
  float panel = .150 + .012 * c.x;
  float nose = max(-c.x - .15, 0.);
  float d = box(c, vec3(.275, .245 - .05 * nose, .105), .055);
  float top = c.z - .052 - padding(y, panel, .225, SEAT_BOLSTER * .8) + 1.5 * nose * nose;
  d = smax(d, top * .86, .02);
  float seam = y - panel, apron = c.x + .165;
  float sewn = max(seam, -apron);
  d += .006 * groove(sewn, .0055) * smoothstep(.0, .04, c.z);
  float drop = .035 - c.z;
  vec2 cloth = vec2(around(c.y, y > .228 ? drop : 0.), c.x - (c.x < -.22 ? max(drop, 0.) : 0.));
  SEW = Sewing(0, c.yx, cloth, sewn, 1., sewn < 0.);

  vec3 b = lean(p - vec3(.075, 0., -.02), SEAT_LEAN);
  float h = b.z;
  float wide = .246 - .062 * smoothstep(.30, .63, h) - .02 * smoothstep(.12, .0, h);
  float hold = .152 - .030 * smoothstep(.30, .60, h);
  float back = box(b - vec3(.012, 0., .305), vec3(.085, wide, .325), .06);
  float bolster = SEAT_BOLSTER * (1. - .9 * smoothstep(.36, .54, h)) + .006;
  float lumbar = .016 * exp(-pow((h - .20) / .12, 2.)) - .012 * smoothstep(.45, .62, h);
  float front = -b.x - .042 - lumbar - padding(y, hold, wide - .012, bolster);
  back = smax(back, front * .86, .02);
  float yoke = h - .505;
  float sewn2 = max(y - hold, yoke);
  back += .006 * groove(sewn2, .0055) * smoothstep(.0, -.04, b.x);
  back += .005 * groove(b.x - .055, .006);
  if (back < d) SEW = Sewing(1, b.yz, vec2(around(b.y, b.x + .045), h), sewn2, b.x - .055, sewn2 < 0. && b.x < .0);
  d = smin(d, back, .012);

  vec3 q = b - vec3(-.022, 0., SEAT_HEADREST_INTEGRATED > 0 ? .672 : .738);
  float bow = .25 * q.y * q.y;
  float head = box(q - vec3(bow, 0., 0.), vec3(.046, .128 - .05 * max(q.z, 0.) - .02 * smoothstep(.0, -.09, q.z), SEAT_HEADREST_INTEGRATED > 0 ? .115 : .088), .042);
  head += .004 * groove(q.x - .022, .005);
  float sewn3 = rect(q.yz, vec2(.088, .060), .03);
  head += .003 * groove(sewn3, .005) * smoothstep(.0, -.03, q.x);
  if (head < d) SEW = Sewing(2, q.yz, vec2(around(q.y, q.x + .025), q.z + (q.z > .07 ? max(q.x + .02, 0.) : 0.)), sewn3, q.x - .022, sewn3 < 0. && q.x < 0.);
  return SEAT_HEADREST_INTEGRATED > 0 ? smin(d, head, .03) : min(d, head);
}
float rearBench(vec3 p) {
  float edge = BENCH_HIP.y + .245, y = abs(p.y);
  float local = y < .165 ? y : abs(y - BENCH_HIP.y);
  float panel = y < .165 ? .10 : .155;
  vec3 c = lean(p - vec3(-.205, 0., -.075), .10);
  float nose = max(-c.x - .14, 0.);
  float d = box(c, vec3(.265, edge, .10), .055);
  d = smax(d, (c.z - .055 - .9 * padding(local, panel, .25, .022) + 1.4 * nose * nose) * .9, .02);
  float sewn = max(local - panel, -c.x - .165);
  float split = abs(y - .165);
  d += .006 * groove(sewn, .0055) * smoothstep(.0, .03, c.z) + .010 * groove(split, .006);
  SEW = Sewing(0, vec2(local, c.x), vec2(c.y, c.x - (c.x < -.21 ? max(.035 - c.z, 0.) : 0.)), sewn, 1., sewn < 0.);
  vec3 b = lean(p - vec3(.085, 0., .0), .42);
  float back = box(b - vec3(.02, 0., .28), vec3(.085, edge - .03 * smoothstep(.3, .6, b.z), .30), .06);
  float lumbar = .014 * exp(-pow((b.z - .18) / .12, 2.));
  back = smax(back, (-b.x - .045 - lumbar - .9 * padding(local, panel, .25, .022)) * .9, .02);
  float sewn2 = max(local - panel, b.z - .475);
  back += .006 * groove(sewn2, .0055) * smoothstep(.0, -.03, b.x) + .010 * groove(split, .006);
  if (back < d) SEW = Sewing(1, vec2(local, b.z), b.yz, sewn2, 1., sewn2 < 0.);
  d = smin(d, back, .015);
  vec3 q = b - vec3(.0, 0., .635);
  q.y = y < .165 ? y : abs(y - BENCH_HIP.y);
  float head = box(q, vec3(.042, y < .165 ? .10 : .125, .062), .038);
  if (head < d) SEW = Sewing(2, q.yz, vec2(around(q.y, q.x), q.z), 1., q.x - .02, false);
  return min(d, head);
}
vec3 seatLocal(vec3 p) {
  return vec3(p.x, abs(p.y), p.z) - SEAT_HIP;
}
vec3 benchLocal(vec3 p) {
  return vec3(p.x - BENCH_HIP.x, p.y, p.z - BENCH_HIP.z);
}
void seats(vec3 p) {
  vec3 q = seatLocal(p);
  if (box(q - vec3(.02, 0., .26), vec3(.56, .28, .62), 0.) < D) {
    add(frontSeat(q), ID_SEAT);
    vec3 b = lean(q - vec3(.075, 0., -.02), SEAT_LEAN);
    add(max(length(vec2(b.x - .0, abs(b.y) - .055)) - .0075, abs(b.z - .64) - .07), ID_METAL);
    vec3 s = q - vec3(-.20, 0., -.165);
    float shield = box(vec3(s.x, abs(s.y) - .235, s.z + .08 * s.x), vec3(.26, .022, .048), .02);
    add(min(shield, box(s - vec3(0., 0., -.05), vec3(.20, .19, .07), .02)), ID_PLASTIC);
    add(box(vec3(s.x + .10, abs(s.y) - .258, s.z - .012), vec3(.045, .008, .010), .006), ID_METAL);
  }
  vec3 r = benchLocal(p);
  if (box(r - vec3(.02, 0., .22), vec3(.55, BENCH_HIP.y + .26, .52), 0.) < D) add(rearBench(r), ID_BENCH);
}
