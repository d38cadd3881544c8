// A row of two behind the bench, which stands a little higher. Where it is drawn, the bench is `secondRow`.
const vec3 THIRD_ROW = vec3(.84, 0., .10);
float thirdRow(vec3 p) {
  float y = abs(p.y), local = abs(y - .34);
  vec3 c = lean(p - vec3(-.19, 0., -.075), .10);
  float nose = max(-c.x - .14, 0.);
  float d = box(c, vec3(.25, .60, .10), .055);
  d = smax(d, (c.z - .055 - .9 * padding(local, .15, .25, .022) + 1.4 * nose * nose) * .9, .02);
  float sewn = max(local - .15, -c.x - .155);
  d += .006 * groove(sewn, .0055) * smoothstep(.0, .03, c.z) + .010 * groove(y, .006);
  SEW = Sewing(0, vec2(local, c.x), vec2(c.y, c.x - (c.x < -.20 ? max(.035 - c.z, 0.) : 0.)), sewn, 1., sewn < 0.);
  vec3 b = lean(p - vec3(.085, 0., .0), .36);
  float back = box(b - vec3(.02, 0., .26), vec3(.08, .60 - .03 * smoothstep(.3, .6, b.z), .28), .06);
  float lumbar = .014 * exp(-pow((b.z - .18) / .12, 2.));
  back = smax(back, (-b.x - .045 - lumbar - .9 * padding(local, .15, .25, .022)) * .9, .02);
  float sewn2 = max(local - .15, b.z - .44);
  back += .006 * groove(sewn2, .0055) * smoothstep(.0, -.03, b.x) + .010 * groove(y, .006);
  if (back < d) SEW = Sewing(1, vec2(local, b.z), b.yz, sewn2, 1., sewn2 < 0.);
  d = smin(d, back, .015);
  vec3 q = vec3(b.x, local, b.z - .60);
  float head = box(q, vec3(.042, .12, .062), .038);
  if (head < d) SEW = Sewing(2, q.yz, vec2(around(q.y, q.x), q.z), 1., q.x - .02, false);
  return min(d, head);
}
// All rows behind the front seats; leaves the sewing of the nearest.
float rearBench(vec3 p) {
  float d = secondRow(p);
  Sewing second = SEW;
  float third = thirdRow(p - THIRD_ROW);
  if (third > d) SEW = second;
  return min(third, d);
}
